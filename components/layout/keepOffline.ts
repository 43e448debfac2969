import { publicUrl } from '@/lib/config/publicUrl';

/** Tells a worker that is there already that a page has come; a new one looks for itself. */
const register = async () => {
  try {
    const { active } = await navigator.serviceWorker.register(publicUrl('/sw.js'));
    active?.postMessage('');
  } catch {
    // Refused, or no such file: the page is as it would be without.
  }
};

/** Milliseconds after which a visitor who came to press Start has done so: some forty files follow. */
const patience = 3_000;

const registerWhenIdle = () => {
  setTimeout(() => {
    // Safari has learned it late.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void register());
    else void register();
  }, patience);
};

/** Has the site kept for offline, once the page has all it needs itself. An effect. */
export const keepOffline = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
};
