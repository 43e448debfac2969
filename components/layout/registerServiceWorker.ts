import { publicUrl } from '@/lib/config/publicUrl';

/**
 * Registers the service worker. Tells an active one that a page has opened; a new one finds the
 * open pages itself.
 */
const register = async () => {
  try {
    const { active } = await navigator.serviceWorker.register(publicUrl('/sw.js'));
    active?.postMessage('');
  } catch {
    // Refused, or the file is missing: the page works without a service worker.
  }
};

/** Milliseconds to wait, so that some forty downloads do not delay a first press on Start. */
const precacheDelay = 3_000;

const registerWhenIdle = () => {
  setTimeout(() => {
    // Not every supported version of Safari has `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
    else void register();
  }, precacheDelay);
};

/** An effect that makes the site available offline, once the page itself has loaded. */
export const registerServiceWorker = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
};
