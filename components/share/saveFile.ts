/** Hands a file to the browser to save. */
export const saveFile = (name: string, content: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has begun by the next turn, and the browser keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};
