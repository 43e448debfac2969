import { fakeReferenceData } from '@/lib/fake/fakeReferenceData';

export const dynamic = 'force-static';

/** Written next to the pages at build time. No page loads it. */
export const GET = () => Response.json(fakeReferenceData());
