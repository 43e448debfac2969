/**
 * A CloudFront function for viewer requests, for a distribution with a private bucket. It maps each
 * address to its file and keeps the query. Also configure CloudFront to answer the errors 403 and
 * 404 with /404.html (with the path of the site before it) and the status 404. Every build writes
 * this function, with the path that it was built for, to deploy/out/cloudfront.js.
 */
var basePath = '';

function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\/$/, '');
  if (path === basePath) request.uri = basePath + '/index.html';
  else if (path !== '' && !/\.[^/]*$/.test(path)) request.uri = path + '.html';
  return request;
}
