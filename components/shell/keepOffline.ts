import { publicUrl } from '@/lib/config/publicUrl';

const register = () => {
  navigator.serviceWorker.register(publicUrl('/sw.js')).catch(() => {
    // Without a worker the page is the same, as long as there is a connection.
  });
};

const registerWhenIdle = () => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(register);
  else setTimeout(register, 2_000);
};

/** Has a worker keep the page for when there is no connection, once there is nothing else to do. */
export const keepOffline = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
};
