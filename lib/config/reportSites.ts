import type { languages } from './languages';

/** A public body, or a service of public bodies. */
export type ReportSite = {
  readonly name: string;
  /** Where it is responsible, as a region code of ISO 3166-1; `null` for international ones. */
  readonly region: string | null;
  /** Its start page, without a query. */
  readonly url: string;
  /** Whether names can be looked up there, suspicions and losses reported there, or both. */
  readonly purposes: readonly ('check' | 'report')[];
};

const both = ['check', 'report'] as const;

/** Where to check an offer and where to report one: one to three bodies for each language. */
export const reportSites: Readonly<Record<keyof typeof languages, readonly ReportSite[]>> = {
  en: [
    {
      name: 'Financial Conduct Authority (FCA)',
      region: 'GB',
      url: 'https://www.fca.org.uk/',
      purposes: both,
    },
    {
      name: 'Investor.gov (SEC)',
      region: 'US',
      url: 'https://www.investor.gov/',
      purposes: both,
    },
    {
      name: 'Internet Crime Complaint Center (FBI)',
      region: 'US',
      url: 'https://www.ic3.gov/',
      purposes: ['report'],
    },
  ],
  de: [
    { name: 'BaFin', region: 'DE', url: 'https://www.bafin.de/', purposes: both },
    {
      name: 'Finanzmarktaufsicht (FMA)',
      region: 'AT',
      url: 'https://www.fma.gv.at/',
      purposes: both,
    },
    { name: 'FINMA', region: 'CH', url: 'https://www.finma.ch/', purposes: both },
  ],
  es: [
    {
      name: 'Comisión Nacional del Mercado de Valores (CNMV)',
      region: 'ES',
      url: 'https://www.cnmv.es/',
      purposes: both,
    },
    {
      name: 'Instituto Nacional de Ciberseguridad (INCIBE)',
      region: 'ES',
      url: 'https://www.incibe.es/',
      purposes: ['report'],
    },
  ],
  fr: [
    {
      name: 'Autorité des marchés financiers (AMF)',
      region: 'FR',
      url: 'https://www.amf-france.org/',
      purposes: both,
    },
    { name: '17Cyber', region: 'FR', url: 'https://17cyber.gouv.fr/', purposes: ['report'] },
  ],
  it: [
    { name: 'CONSOB', region: 'IT', url: 'https://www.consob.it/', purposes: both },
    {
      name: 'Polizia Postale',
      region: 'IT',
      url: 'https://www.commissariatodips.it/',
      purposes: ['report'],
    },
  ],
  pl: [
    {
      name: 'Komisja Nadzoru Finansowego (KNF)',
      region: 'PL',
      url: 'https://www.knf.gov.pl/',
      purposes: both,
    },
    { name: 'CERT Polska', region: 'PL', url: 'https://incydent.cert.pl/', purposes: ['report'] },
  ],
};

/** The warnings of supervisors from all over the world, in one place. */
export const worldwideSite: ReportSite = {
  name: 'I-SCAN (IOSCO)',
  region: null,
  url: 'https://www.iosco.org/i-scan/',
  purposes: ['check'],
};
