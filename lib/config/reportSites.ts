import type { languages } from './languages';

/** A public body, or a service of several, for checking an offer, reporting a fraud, or both. */
export type ReportSite = {
  readonly name: string;
  /** A list, or a search, of licensed firms. */
  readonly licensed?: string;
  /** A list, or a search, of firms that the body warns about. */
  readonly warnings?: string;
  /** The page for reporting suspicions and losses, or a page that explains how to report them. */
  readonly report?: string;
  /** The telephone number, in national format. */
  readonly phone?: string;
  /** The language of the body's pages (BCP 47), if it is not that of the readers. */
  readonly language?: string;
  /** When the URLs were last checked against public pages (ISO 8601), if not on `lastRead`. */
  readonly read?: string;
};

/** The uses of a body, in the order in which readers need them. */
export const siteUses = ['licensed', 'warnings', 'report'] as const;

/** The bodies of one country. */
export type ReportCountry = {
  /** A region code of ISO 3166-1, or `EU`; `null` for the whole world. */
  readonly region: string | null;
  readonly sites: readonly ReportSite[];
};

/** When the URLs of most bodies were last checked against public pages (ISO 8601). */
export const lastRead = '2026-11-25';

/** FINMA, with the paths of its pages in one language, and the office for cyber security. */
const switzerland = (licensed: string, warnings: string, office: string): ReportCountry => ({
  region: 'CH',
  sites: [
    {
      name: 'FINMA',
      licensed: `https://www.finma.ch/${licensed}/`,
      warnings: `https://www.finma.ch/${warnings}/`,
    },
    { name: office, report: 'https://www.report.ncsc.admin.ch/' },
  ],
});

const luxembourg: ReportCountry = {
  region: 'LU',
  sites: [
    {
      name: 'CSSF',
      licensed: 'https://edesk.apps.cssf.lu/search-entities/search',
      warnings: 'https://www.cssf.lu/en/warnings/',
      language: 'en',
    },
    {
      name: 'Police Grand-Ducale',
      report: 'https://police.public.lu/fr/aide-aux-victimes/comment-porter-plainte.html',
      language: 'fr',
    },
  ],
};

const european: ReportCountry = {
  region: 'EU',
  sites: [
    {
      // Since 1 July 2026, this register has to list all providers of crypto services in the EU.
      name: 'ESMA (MiCA register)',
      licensed:
        'https://www.esma.europa.eu/esmas-activities/digital-finance-and-innovation/markets-crypto-assets-regulation-mica',
      language: 'en',
    },
    {
      // The page links to the reporting site of each member state.
      name: 'Europol',
      report: 'https://www.europol.europa.eu/report-a-crime/report-cybercrime-online',
      language: 'en',
    },
  ],
};

/** The warnings of financial authorities worldwide, in one place. */
const worldwide: ReportCountry = {
  region: null,
  sites: [{ name: 'I-SCAN (IOSCO)', warnings: 'https://www.iosco.org/i-scan/', language: 'en' }],
};

/** Where to check an offer and where to report one, in the countries of each language's readers. */
export const reportSites: Readonly<Record<keyof typeof languages, readonly ReportCountry[]>> = {
  en: [
    {
      region: 'GB',
      sites: [
        {
          name: 'Financial Conduct Authority (FCA)',
          licensed: 'https://www.fca.org.uk/consumers/fca-firm-checker',
          warnings: 'https://www.fca.org.uk/consumers/warning-list-unauthorised-firms',
          report: 'https://www.fca.org.uk/consumers/report-scam',
        },
        {
          name: 'Report Fraud (England, Wales, Northern Ireland)',
          report: 'https://www.reportfraud.police.uk/',
          phone: '0300 123 2040',
        },
        {
          name: 'Police Scotland',
          report: 'https://www.scotland.police.uk/contact-us/non-emergencies/',
          phone: '101',
        },
      ],
    },
    {
      region: 'IE',
      sites: [
        {
          name: 'Central Bank of Ireland',
          licensed: 'https://registers.centralbank.ie/FirmSearchPage.aspx',
          warnings:
            'https://www.centralbank.ie/regulation/how-we-regulate/authorisation/unauthorised-firms/search-unauthorised-firms',
        },
        { name: 'An Garda Síochána', report: 'https://www.garda.ie/en/crime/fraud/' },
      ],
    },
    {
      region: 'US',
      sites: [
        {
          name: 'Securities and Exchange Commission (SEC)',
          licensed: 'https://adviserinfo.sec.gov/',
          warnings:
            'https://www.sec.gov/enforcement-litigation/public-alerts-unregistered-soliciting-entities',
        },
        {
          name: 'Commodity Futures Trading Commission (CFTC)',
          warnings: 'https://www.cftc.gov/LearnAndProtect/Resources/Check/redlist.htm',
        },
        { name: 'Internet Crime Complaint Center (FBI)', report: 'https://complaint.ic3.gov/' },
        { name: 'Federal Trade Commission (FTC)', report: 'https://reportfraud.ftc.gov/' },
      ],
    },
    {
      region: 'CA',
      sites: [
        {
          name: 'Canadian Securities Administrators (CSA)',
          licensed:
            'https://www.securities-administrators.ca/crypto-platforms-regulation-and-enforcement-actions/crypto-platforms-authorized-to-do-business-with-canadians/',
          warnings: 'https://www.securities-administrators.ca/investor-alerts/',
        },
        {
          name: 'Report Cybercrime and Fraud (RCMP)',
          report: 'https://reportcyberandfraud.canada.ca/',
          phone: '1-888-495-8501',
        },
      ],
    },
    {
      region: 'AU',
      sites: [
        {
          name: 'Australian Securities and Investments Commission (ASIC)',
          licensed: 'https://asic.gov.au/online-services/search-asic-s-registers/',
          warnings: 'https://moneysmart.gov.au/check-and-report-scams/investor-alert-list',
        },
        { name: 'Scamwatch', report: 'https://www.scamwatch.gov.au/report-a-scam' },
      ],
    },
    {
      region: 'NZ',
      sites: [
        {
          name: 'Financial Service Providers Register',
          licensed: 'https://fsp-register.companiesoffice.govt.nz/',
        },
        {
          name: 'Financial Markets Authority (FMA)',
          warnings: 'https://www.fma.govt.nz/library/warnings-and-alerts/',
          report: 'https://www.fma.govt.nz/scams/report-a-scam/',
          read: '2026-11-23',
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
          licensed: 'https://portal.mvp.bafin.de/database/InstInfo/',
          warnings:
            'https://www.bafin.de/DE/verbraucherinnen-verbraucher/news-warnungen/warnmeldungen/warnmeldungen_node.html',
        },
        { name: 'Onlinewache der Polizei', report: 'https://portal.onlinewache.polizei.de/de/' },
      ],
    },
    {
      region: 'AT',
      sites: [
        {
          name: 'Finanzmarktaufsicht (FMA)',
          licensed: 'https://www.fma.gv.at/unternehmensdatenbank-suche/',
          // The FMA's warnings are on its home page.
          warnings: 'https://www.fma.gv.at/',
        },
        {
          name: 'Meldestellen (Onlinesicherheit.gv.at)',
          report: 'https://www.onlinesicherheit.gv.at/Themen/Erste-Hilfe/Meldestellen.html',
        },
      ],
    },
    switzerland(
      'de/finma-public/bewilligte-institute-personen-und-produkte',
      'de/finma-public/warnungen/warnliste',
      'Bundesamt für Cybersicherheit (BACS)',
    ),
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
          licensed: 'https://www.cnmv.es/portal/Consultas/BusquedaPorEntidad',
          warnings: 'https://www.cnmv.es/Portal/BusquedaAdvertencias.aspx',
        },
        {
          name: 'Instituto Nacional de Ciberseguridad (INCIBE)',
          report: 'https://www.incibe.es/linea-de-ayuda-en-ciberseguridad',
          phone: '017',
        },
      ],
    },
    {
      region: 'MX',
      sites: [
        {
          name: 'CONDUSEF',
          licensed: 'https://webapps.condusef.gob.mx/SIPRES/jsp/pub/index.jsp',
          warnings: 'https://phpapps.condusef.gob.mx/fraudes_financieros/monitor.php',
          report: 'https://phpapps.condusef.gob.mx/fraudes_financieros/index.php',
          phone: '55 5340 0999',
        },
      ],
    },
    {
      region: 'CL',
      sites: [
        {
          name: 'Comisión para el Mercado Financiero (CMF)',
          warnings: 'https://www.cmfchile.cl/portal/principal/613/w3-propertyvalue-43545.html',
        },
        {
          name: 'Policía de Investigaciones (PDI)',
          report: 'https://www.chileatiende.gob.cl/fichas/1795-denunciar-un-delito',
        },
      ],
    },
    {
      region: 'AR',
      sites: [
        {
          name: 'Comisión Nacional de Valores (CNV)',
          licensed: 'https://www.cnv.gov.ar/SitioWeb/RegistrosPublicos',
          report: 'https://www.cnv.gov.ar/SitioWeb/Denuncias',
          phone: '0800-333-2683',
        },
      ],
    },
    {
      region: 'CO',
      sites: [
        {
          name: 'Superintendencia Financiera',
          licensed: 'https://www.superfinanciera.gov.co/publicaciones/61694/',
          warnings: 'https://www.superfinanciera.gov.co/publicaciones/10107761/',
          phone: '018000 120 100',
        },
        {
          name: 'Policía Nacional (ADenunciar)',
          report: 'https://adenunciar.policia.gov.co/Adenunciar/',
        },
      ],
    },
    {
      region: 'PE',
      sites: [
        {
          name: 'Superintendencia de Banca, Seguros y AFP (SBS)',
          licensed: 'https://www.sbs.gob.pe/supervisados-y-registros/empresas-supervisadas',
          report: 'https://www.sbs.gob.pe/informalidad',
          phone: '0-800-10840',
          read: '2026-11-23',
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
          licensed:
            'https://www.amf-france.org/fr/espace-epargnants/proteger-son-epargne/listes-blanches',
          warnings:
            'https://www.amf-france.org/fr/espace-epargnants/proteger-son-epargne/listes-noires-et-mises-en-garde',
        },
        { name: '17Cyber', report: 'https://17cyber.gouv.fr/' },
      ],
    },
    {
      region: 'BE',
      sites: [
        {
          name: 'FSMA',
          licensed: 'https://www.fsma.be/fr/verifiez-votre-fournisseur',
          warnings: 'https://www.fsma.be/fr/warnings',
          // Wikifin is the FSMA's site for consumers.
          report:
            'https://www.wikifin.be/fr/epargner-et-investir/fraudes-et-escroqueries-linvestissement/que-faire-si-vous-etes-victime-dune',
        },
      ],
    },
    switzerland(
      'fr/finma-public/etablissements-personnes-et-produits-autorises',
      'fr/finma-public/warnungen',
      'Office fédéral de la cybersécurité (OFCS)',
    ),
    luxembourg,
    {
      region: 'CA',
      sites: [
        {
          name: 'Autorité des marchés financiers (AMF, Québec)',
          licensed:
            'https://lautorite.qc.ca/grand-public/registres/registre-des-entreprises-et-des-individus-autorises-a-exercer',
          report: 'https://lautorite.qc.ca/grand-public/assistance-et-plainte/victime-dune-fraude',
          read: '2026-11-23',
        },
        {
          name: 'Signaler la cybercriminalité et la fraude (GRC)',
          report: 'https://signalercyberetfraude.canada.ca/',
          phone: '1-888-495-8501',
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
          name: 'Banca d’Italia',
          licensed: 'https://infostat.bancaditalia.it/GIAVAInquiry-public/ng/',
        },
        { name: 'CONSOB', warnings: 'https://www.consob.it/web/area-pubblica/oscuramenti' },
        {
          name: 'Polizia Postale',
          report: 'https://www.commissariatodips.it/segnalazioni/segnala-online/index.html',
        },
      ],
    },
    switzerland(
      'it/finma-public/istituti-persone-e-prodotti-autorizzati',
      'it/finma-public/warnungen',
      'Ufficio federale della cibersicurezza (UFCS)',
    ),
    european,
    worldwide,
  ],
  pl: [
    {
      region: 'PL',
      sites: [
        {
          name: 'Komisja Nadzoru Finansowego (KNF)',
          licensed: 'https://www.knf.gov.pl/podmioty/wyszukiwarka_podmiotow',
          warnings: 'https://www.knf.gov.pl/dla_konsumenta/ostrzezenia_publiczne',
        },
        { name: 'CERT Polska', report: 'https://incydent.cert.pl/' },
      ],
    },
    european,
    worldwide,
  ],
};

/** A URL as people read it aloud or type it: without `https://` or a trailing slash. */
export const spokenAddress = (url: string): string => url.replace(/^https:\/\/|\/$/g, '');
