import { brand } from '@/lib/config/brand';
import { publicUrl } from '@/lib/config/publicUrl';
import { precacheManifest } from './precacheManifest';

/** Unique for this site, because several sites may share a host. */
const prefix = `${brand.slug}-precache:${publicUrl('/')}:`;

/** Each version has its own cache, so that cached files always match each other. */
export const cacheName = prefix + precacheManifest.revision;

/** The caches of all other versions of this site. */
const otherVersions = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);

/** Deletes the caches of all other versions. */
export const deleteOthers = async (): Promise<void> => {
  for (const name of await otherVersions()) await caches.delete(name);
};

/**
 * The response cached for a path by this version of the site, or else by any other one. The caches
 * of other sites on the same host are never used.
 */
export const findCached = async (path: string): Promise<Response | undefined> => {
  for (const name of [cacheName, ...(await otherVersions())]) {
    const found = await caches.match(path, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
};
