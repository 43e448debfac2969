export { default, metadata } from '../[locale]/layout';
