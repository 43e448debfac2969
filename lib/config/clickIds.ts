/** Tracking parameters that identify a person. Links on a page omit them. */
export const clickIds: readonly string[] = [
  ['gclid', 'dclid', 'gbraid', 'wbraid'], // Google
  ['fbclid', 'igsh', 'igshid'], // Facebook, Instagram
  ['li_fat_id', 'msclkid', 'ttclid', 'twclid', 'yclid'], // LinkedIn, Microsoft, TikTok, X, Yandex
  ['_hsenc', '_hsmi', 'mc_eid', 'mkt_tok', 'vero_id'], // newsletters
].flat();
