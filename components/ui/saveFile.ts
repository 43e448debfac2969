import { brand } from '@/lib/config/brand';
import { isContact } from '@/lib/parameters/isContact';

/**
 * The name of a file to save, without its extension.
 *
 * @param parts what the file is about; `null` and contact details are left out
 */
export const fileName = (...parts: readonly (string | null)[]): string =>
  [brand.slug, ...parts].filter((part) => part !== null && !isContact(part)).join('-');

/** Milliseconds until the object URL is revoked: Safari reads it late. */
const urlLifetime = 40_000;

/** Makes the browser save a file. */
export const saveFile = (name: string, content: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetime);
};
