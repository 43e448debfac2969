/**
 * A CloudFront function for viewer requests, for a distribution with a private bucket. It maps each
 * address to its file and keeps the query. Also configure CloudFront to answer the errors 403 and
 * 404 with /404.html and the status 404.
 */
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\/$/, '');
  if (path === '') request.uri = '/index.html';
  else if (!/\.[^/]*$/.test(path)) request.uri = path + '.html';
  return request;
}
