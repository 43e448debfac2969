/** Never shown, since no page calls `notFound`. Next.js would add its own, 0.3 kB, to each page. */
const NotFound = () => null;

export default NotFound;
