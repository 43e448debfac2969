/** Parameters by which advertisers and newsletters recognise a person. Links of a page leave them out. */
export const clickIds: readonly string[] =
  '_hsenc _hsmi dclid fbclid gbraid gclid igsh igshid li_fat_id mc_eid mkt_tok msclkid ttclid twclid vero_id wbraid yclid'.split(
    ' ',
  );
