export const locales = ['en', 'de', 'es', 'fr', 'it', 'pl'];
