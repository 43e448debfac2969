import type { languages } from './languages';

/** A public body, or a service of public bodies. It checks, or it takes reports, or both. */
export type ReportSite = {
  readonly name: string;
  /** The page on which offers and names can be looked up, without a query. */
  readonly check?: string;
  /** The page on which suspicions and losses are reported, without a query. */
  readonly report?: string;
  /** The number to call, as it is written in its country. */
  readonly phone?: string;
  /** The language of its pages if it is not that of their readers. */
  readonly language?: 'en';
  /** When these addresses were last compared with public pages, as in ISO 8601. */
  readonly read: string;
};

/** The bodies of one country. */
export type ReportCountry = {
  /** A region code of ISO 3166-1, or `EU`; `null` for the whole world. */
  readonly region: string | null;
  readonly sites: readonly ReportSite[];
};

const read = '2026-11-23';

const finma: ReportSite = {
  name: 'FINMA',
  check: 'https://www.finma.ch/',
  report: 'https://www.finma.ch/',
  read,
};

/** Called differently in each of its languages. */
const swissCyberOffice = (name: string): ReportSite => ({
  name,
  report: 'https://www.report.ncsc.admin.ch/',
  read,
});

const luxembourg: ReportCountry = {
  region: 'LU',
  sites: [
    {
      name: 'CSSF',
      check: 'https://www.cssf.lu/en/financial-fraud',
      language: 'en',
      read,
    },
  ],
};

/** Everyone who offers crypto services in the EU has to be in it since 1 July 2026. */
const european: ReportCountry = {
  region: 'EU',
  sites: [
    {
      name: 'ESMA (MiCA register)',
      check:
        'https://www.esma.europa.eu/esmas-activities/digital-finance-and-innovation/markets-crypto-assets-regulation-mica',
      language: 'en',
      read,
    },
  ],
};

/** The warnings of financial authorities from all over the world, in one place. */
const worldwide: ReportCountry = {
  region: null,
  sites: [{ name: 'I-SCAN (IOSCO)', check: 'https://www.iosco.org/i-scan/', language: 'en', read }],
};

/** Where to check an offer and where to report one, in the countries of each language's readers. */
export const reportSites: Readonly<Record<keyof typeof languages, readonly ReportCountry[]>> = {
  en: [
    {
      region: 'GB',
      sites: [
        {
          name: 'Financial Conduct Authority (FCA)',
          check: 'https://www.fca.org.uk/consumers/warning-list-unauthorised-firms',
          report: 'https://www.fca.org.uk/',
          read,
        },
        {
          name: 'Report Fraud (England, Wales, Northern Ireland)',
          report: 'https://www.reportfraud.police.uk/',
          phone: '0300 123 2040',
          read,
        },
        { name: 'Police Scotland', phone: '101', read },
      ],
    },
    {
      region: 'IE',
      sites: [
        {
          name: 'Central Bank of Ireland',
          check:
            'https://www.centralbank.ie/regulation/how-we-regulate/authorisation/unauthorised-firms/avoiding-scams-and-unauthorised-activity',
          read,
        },
      ],
    },
    {
      region: 'US',
      sites: [
        { name: 'Investor.gov (SEC)', check: 'https://www.investor.gov/', read },
        {
          name: 'Internet Crime Complaint Center (FBI)',
          report: 'https://www.ic3.gov/',
          read,
        },
        {
          name: 'Federal Trade Commission (FTC)',
          report: 'https://reportfraud.ftc.gov/',
          read,
        },
      ],
    },
    {
      region: 'CA',
      sites: [
        {
          name: 'Report Cybercrime and Fraud (RCMP)',
          report: 'https://reportcyberandfraud.canada.ca/',
          phone: '1-888-495-8501',
          read,
        },
      ],
    },
    {
      region: 'AU',
      sites: [
        { name: 'Moneysmart (ASIC)', check: 'https://moneysmart.gov.au/', read },
        { name: 'Scamwatch', report: 'https://www.scamwatch.gov.au/', read },
      ],
    },
    {
      region: 'NZ',
      sites: [
        {
          name: 'Financial Markets Authority (FMA)',
          report: 'https://www.fma.govt.nz/scams/report-a-scam/',
          read,
        },
      ],
    },
    european,
    worldwide,
  ],
  de: [
    {
      region: 'DE',
      sites: [
        {
          name: 'BaFin',
          check: 'https://portal.mvp.bafin.de/database/InstInfo/',
          report: 'https://www.bafin.de/',
          read,
        },
        { name: 'Onlinewache der Polizei', report: 'https://portal.onlinewache.polizei.de/', read },
      ],
    },
    {
      region: 'AT',
      sites: [
        {
          name: 'Finanzmarktaufsicht (FMA)',
          check: 'https://www.fma.gv.at/',
          report: 'https://www.fma.gv.at/',
          read,
        },
      ],
    },
    {
      region: 'CH',
      sites: [finma, swissCyberOffice('Bundesamt für Cybersicherheit (BACS)')],
    },
    luxembourg,
    european,
    worldwide,
  ],
  es: [
    {
      region: 'ES',
      sites: [
        {
          name: 'Comisión Nacional del Mercado de Valores (CNMV)',
          check: 'https://www.cnmv.es/',
          report: 'https://www.cnmv.es/',
          read,
        },
        {
          name: 'Instituto Nacional de Ciberseguridad (INCIBE)',
          report: 'https://www.incibe.es/',
          phone: '017',
          read,
        },
      ],
    },
    {
      region: 'MX',
      sites: [
        {
          name: 'CONDUSEF (SIPRES)',
          check: 'https://webapps.condusef.gob.mx/SIPRES/jsp/pub/index.jsp',
          read,
        },
      ],
    },
    {
      region: 'CL',
      sites: [
        {
          name: 'Comisión para el Mercado Financiero (CMF)',
          check: 'https://www.cmfchile.cl/',
          read,
        },
      ],
    },
    {
      region: 'AR',
      sites: [
        {
          name: 'Comisión Nacional de Valores (CNV)',
          check: 'https://www.cnv.gov.ar/SitioWeb/ProteccionInversor',
          report: 'https://www.cnv.gov.ar/SitioWeb/ProteccionInversor',
          phone: '0800-333-2683',
          read,
        },
      ],
    },
    {
      region: 'CO',
      sites: [
        {
          name: 'Superintendencia Financiera',
          check: 'https://www.superfinanciera.gov.co/',
          phone: '018000 120 100',
          read,
        },
      ],
    },
    {
      region: 'PE',
      sites: [
        {
          name: 'Superintendencia de Banca, Seguros y AFP (SBS)',
          report: 'https://www.sbs.gob.pe/informalidad',
          phone: '0-800-10840',
          read,
        },
      ],
    },
    european,
    worldwide,
  ],
  fr: [
    {
      region: 'FR',
      sites: [
        {
          name: 'Autorité des marchés financiers (AMF, France)',
          check:
            'https://www.amf-france.org/fr/espace-epargnants/proteger-son-epargne/faire-les-verifications',
          report: 'https://www.amf-france.org/',
          read,
        },
        { name: '17Cyber', report: 'https://17cyber.gouv.fr/', read },
      ],
    },
    {
      region: 'BE',
      sites: [
        {
          name: 'FSMA',
          check: 'https://www.fsma.be/fr/warnings',
          report: 'https://www.fsma.be/',
          read,
        },
      ],
    },
    {
      region: 'CH',
      sites: [finma, swissCyberOffice('Office fédéral de la cybersécurité (OFCS)')],
    },
    luxembourg,
    {
      region: 'CA',
      sites: [
        {
          name: 'Autorité des marchés financiers (AMF, Québec)',
          check: 'https://lautorite.qc.ca/',
          report: 'https://lautorite.qc.ca/grand-public/assistance-et-plainte/victime-dune-fraude',
          read,
        },
        {
          name: 'Signaler la cybercriminalité et la fraude (GRC)',
          report: 'https://signalercyberetfraude.canada.ca/',
          phone: '1-888-495-8501',
          read,
        },
      ],
    },
    european,
    worldwide,
  ],
  it: [
    {
      region: 'IT',
      sites: [
        {
          name: 'CONSOB',
          check: 'https://www.consob.it/web/area-pubblica/occhio-alle-truffe',
          report: 'https://www.consob.it/',
          read,
        },
        { name: 'Polizia Postale', report: 'https://www.commissariatodips.it/', read },
      ],
    },
    {
      region: 'CH',
      sites: [finma, swissCyberOffice('Ufficio federale della cibersicurezza (UFCS)')],
    },
    european,
    worldwide,
  ],
  pl: [
    {
      region: 'PL',
      sites: [
        {
          name: 'Komisja Nadzoru Finansowego (KNF)',
          check: 'https://www.knf.gov.pl/dla_konsumenta/ostrzezenia_publiczne',
          report: 'https://www.knf.gov.pl/',
          read,
        },
        { name: 'CERT Polska', report: 'https://incydent.cert.pl/', read },
      ],
    },
    european,
    worldwide,
  ],
};

/** An address as one reads it aloud or types it. */
export const spokenAddress = (url: string): string => url.replace(/^https:\/\/|\/$/g, '');
