/** Milliseconds for which a file can be had from its URL: Safari asks for it late. */
const kept = 40_000;

/** Hands a file to the browser to save. */
export const saveFile = (name: string, content: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), kept);
};
