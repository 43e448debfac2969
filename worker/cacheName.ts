import { brand } from '@/lib/config/brand';
import { publicUrl } from '@/lib/config/publicUrl';
import { precacheManifest } from './precacheManifest';

/** Unique for this site, because several sites may share a host. */
const prefix = `${brand.slug}-precache:${publicUrl('/')}:`;

/** Each version has its own cache, so that cached files always match each other. */
export const cacheName = prefix + precacheManifest.revision;

/** Deletes the caches of all other versions. */
export const deleteOthers = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
};
