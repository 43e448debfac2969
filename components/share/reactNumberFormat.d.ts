declare module 'react-number-format/dist/react-number-format.cjs.js' {
  export { NumericFormat } from 'react-number-format';
}
