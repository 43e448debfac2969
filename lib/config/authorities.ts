/** The date on which the addresses were last read (ISO 8601). */
export const lastChecked = '2026-11-25';

/**
 * Public lists of licensed firms or of warnings. A region is a code of ISO 3166-1, or `EU`; `null`
 * is the whole world.
 */
export const authorities = [
  { region: 'AT', name: 'FMA', url: 'https://www.fma.gv.at/unternehmensdatenbank-suche/' },
  {
    region: 'AU',
    name: 'ASIC',
    url: 'https://moneysmart.gov.au/check-and-report-scams/investor-alert-list',
  },
  { region: 'CA', name: 'CSA', url: 'https://www.securities-administrators.ca/investor-alerts/' },
  {
    region: 'CH',
    name: 'FINMA',
    url: 'https://www.finma.ch/de/finma-public/warnungen/warnliste/',
  },
  { region: 'DE', name: 'BaFin', url: 'https://portal.mvp.bafin.de/database/InstInfo/' },
  { region: 'ES', name: 'CNMV', url: 'https://www.cnmv.es/Portal/BusquedaAdvertencias.aspx' },
  {
    region: 'FR',
    name: 'AMF',
    url: 'https://www.amf-france.org/fr/espace-epargnants/proteger-son-epargne/listes-noires-et-mises-en-garde',
  },
  { region: 'GB', name: 'FCA', url: 'https://www.fca.org.uk/consumers/fca-firm-checker' },
  {
    region: 'IE',
    name: 'Central Bank of Ireland',
    url: 'https://registers.centralbank.ie/FirmSearchPage.aspx',
  },
  { region: 'IT', name: 'CONSOB', url: 'https://www.consob.it/web/area-pubblica/oscuramenti' },
  {
    region: 'MX',
    name: 'CONDUSEF',
    url: 'https://phpapps.condusef.gob.mx/fraudes_financieros/monitor.php',
  },
  { region: 'PL', name: 'KNF', url: 'https://www.knf.gov.pl/dla_konsumenta/ostrzezenia_publiczne' },
  { region: 'US', name: 'SEC', url: 'https://adviserinfo.sec.gov/' },
  {
    region: 'EU',
    name: 'ESMA (MiCA register)',
    url: 'https://www.esma.europa.eu/esmas-activities/digital-finance-and-innovation/markets-crypto-assets-regulation-mica',
  },
  { region: null, name: 'I-SCAN (IOSCO)', url: 'https://www.iosco.org/i-scan/' },
];
