/** Never shown. Replaces Next.js's own page, whose code would be in every page. */
const NotFound = () => null;

export default NotFound;
