import { drawReferenceData } from '@/lib/fake/drawReferenceData';

export const dynamic = 'force-static';

/** Written beside the pages at build time. No page loads it. */
export const GET = () => Response.json(drawReferenceData());
