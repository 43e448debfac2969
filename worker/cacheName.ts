import { brand } from '@/lib/config/brand';
import { publicUrl } from '@/lib/config/publicUrl';
import { precacheManifest } from './precacheManifest';

/** Its own, where several sites share a host. */
const prefix = `${brand.slug}-precache:${publicUrl('/')}:`;

/** A cache for each version, so that what is kept always fits together. */
export const cacheName = prefix + precacheManifest.revision;

/** Deletes what other versions have kept. */
export const deleteOthers = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
};
