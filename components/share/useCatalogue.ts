import { useEffect, useState } from 'react';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

type Known = { readonly locale: Locale; readonly messages: Catalogue };

/** The messages of a language, or those known before, until and unless they can be had. */
export const useCatalogue = (locale: Locale, first: Known): Known => {
  const [known, setKnown] = useState(first);
  useEffect(() => {
    let wanted = true;
    loadCatalogue(locale).then(
      (messages) => {
        if (wanted) setKnown({ locale, messages });
      },
      () => {
        // The preview then keeps to the language that it has.
      },
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  return known;
};
