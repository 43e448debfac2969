export { default, generateMetadata, viewport } from '../../[locale]/v/page';
