export { default } from '../[locale]/layout';
