import { fakeReferenceData } from '@/lib/fake/fakeReferenceData';

export const dynamic = 'force-static';

/** The reference lists as a JSON file, written at build time. No page loads the file. */
export const GET = () => Response.json(fakeReferenceData());
