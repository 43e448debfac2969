/** Milliseconds until the object URL is revoked, because Safari reads it late. */
const urlLifetime = 40_000;

export const saveFile = (name: string, content: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetime);
};
