/**
 * For CloudFront in front of a private bucket, on viewer requests: the file of an address. The query
 * stays. Let 403 and 404 be answered with /404.html and status 404.
 */
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\/$/, '');
  if (path === '') request.uri = '/index.html';
  else if (!/\.[^/]*$/.test(path)) request.uri = path + '.html';
  return request;
}
