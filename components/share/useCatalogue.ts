import { useEffect, useState } from 'react';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';

type Known = { readonly locale: Locale; readonly messages: Catalogue };

/** The messages of a language; the previous ones until they have loaded, or if that fails. */
export const useCatalogue = (locale: Locale, first: Known): Known => {
  const [known, setKnown] = useState(first);
  useEffect(() => {
    let wanted = true;
    loadCatalogue(locale).then(
      (messages) => {
        if (wanted) setKnown({ locale, messages });
      },
      () => {
        // The preview then keeps its current language.
      },
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  return known;
};
