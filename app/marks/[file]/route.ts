import { drawMark } from './drawMark';
import { markFiles } from '@/components/notice/markFiles';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => markFiles.map(({ file }) => ({ file }));

/** A drawing that marks the views as a simulation. */
export const GET = async (_: Request, { params }: RouteContext<'/marks/[file]'>) => {
  const { file } = await params;
  const mark = markFiles.find((each) => each.file === file);
  if (!mark) throw new RangeError(`There is no mark "${file}"`);
  const { notice } = await loadCatalogue(mark.locale);
  return new Response(drawMark[mark.kind](notice.word));
};
