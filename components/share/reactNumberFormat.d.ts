declare module 'react-number-format/dist/react-number-format.cjs.js' {
  export { numericFormatter } from 'react-number-format';
}
