import qrcode from 'qrcode-generator';

/** Width of the white margin that scanners need, in modules. */
const margin = 4;

/** A QR code as one SVG path in a square; `size` is its edge in modules, including the margin. */
export type QrCode = { readonly path: string; readonly size: number };

/** Draws the QR code of a link; `null` if the link is too long. */
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
    .map((index) => `M${(index % count) + margin} ${Math.floor(index / count) + margin}h1v1h-1z`)
    .join('');
  return { path, size: count + 2 * margin };
};

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

/** Splits a text at its spaces into lines of at most `width` characters. */
const wrap = (text: string, width: number): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= width) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

/** A QR code as an SVG file, with the notice in it, since the file is used without the page. */
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
