/** The date on which the addresses were last read (ISO 8601). */
export const lastChecked = '2026-11-25';

type Authority = readonly [region: string | null, name: string, url: string];

/**
 * Public lists of licensed firms or of warnings. A region is a code of ISO 3166-1, or `EU`; `null`
 * is the whole world.
 */
export const authorities: readonly Authority[] = [
  ['AT', 'FMA', 'https://www.fma.gv.at/unternehmensdatenbank-suche/'],
  ['AU', 'ASIC', 'https://moneysmart.gov.au/check-and-report-scams/investor-alert-list'],
  ['CA', 'CSA', 'https://www.securities-administrators.ca/investor-alerts/'],
  ['CH', 'FINMA', 'https://www.finma.ch/de/finma-public/warnungen/warnliste/'],
  ['DE', 'BaFin', 'https://portal.mvp.bafin.de/database/InstInfo/'],
  ['ES', 'CNMV', 'https://www.cnmv.es/Portal/BusquedaAdvertencias.aspx'],
  [
    'FR',
    'AMF',
    'https://www.amf-france.org/fr/espace-epargnants/proteger-son-epargne/listes-noires-et-mises-en-garde',
  ],
  ['GB', 'FCA', 'https://www.fca.org.uk/consumers/fca-firm-checker'],
  ['IE', 'Central Bank of Ireland', 'https://registers.centralbank.ie/FirmSearchPage.aspx'],
  ['IT', 'CONSOB', 'https://www.consob.it/web/area-pubblica/oscuramenti'],
  ['MX', 'CONDUSEF', 'https://phpapps.condusef.gob.mx/fraudes_financieros/monitor.php'],
  ['PL', 'KNF', 'https://www.knf.gov.pl/dla_konsumenta/ostrzezenia_publiczne'],
  ['US', 'SEC', 'https://adviserinfo.sec.gov/'],
  [
    'EU',
    'ESMA (MiCA register)',
    'https://www.esma.europa.eu/esmas-activities/digital-finance-and-innovation/markets-crypto-assets-regulation-mica',
  ],
  [null, 'I-SCAN (IOSCO)', 'https://www.iosco.org/i-scan/'],
];
