import qrcode from 'qrcode-generator';

/** White modules around the code that readers need. */
const quiet = 4;

/** A code as one SVG path over a square of `size` modules. */
export type QrCode = { readonly path: string; readonly size: number };

/** Draws the QR code of a link; `null` where it is too long for one. */
export const drawQrCode = (link: string): QrCode | null => {
  const code = qrcode(0, 'L');
  code.addData(link);
  try {
    code.make();
  } catch {
    return null;
  }
  const count = code.getModuleCount();
  const modules = Array.from({ length: count * count }, (_, index) => index);
  const path = modules
    .filter((index) => code.isDark(Math.floor(index / count), index % count))
    .map((index) => `M${(index % count) + quiet} ${Math.floor(index / count) + quiet}h1v1h-1z`)
    .join('');
  return { path, size: count + 2 * quiet };
};

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

/** Words in lines of at most so many characters. */
const wrap = (text: string, width: number): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= width) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

/** The code as an SVG file, with the notice under it: it goes where the page cannot say it. */
export const qrFile = ({ path, size }: QrCode, notice: string) => {
  const fontSize = size / 22;
  const lines = wrap(notice, 38);
  const height = size + (lines.length + 0.5) * fontSize * 1.3;
  const words = lines
    .map(
      (line, index) =>
        `<tspan x="${size / 2}" dy="${index === 0 ? 0 : 1.3}em">${escape(line)}</tspan>`,
    )
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}" ` +
    `width="${size * 16}" height="${height * 16}"><rect width="100%" height="100%" fill="#fff"/>` +
    `<path d="${path}" shape-rendering="crispEdges"/><text x="${size / 2}" y="${size}" ` +
    `font-family="sans-serif" font-size="${fontSize}" text-anchor="middle">${words}</text></svg>`;
  return { svg, width: size * 16, height: height * 16 };
};
