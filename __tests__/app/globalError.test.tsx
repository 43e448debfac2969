import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import messages from '@/messages/en.json';

it('the last resort has the words of the English page', () => {
  const page = renderToStaticMarkup(<GlobalError />);
  expect(page).toContain(`<strong>${messages.notice.text}</strong>`);
  expect(page).toMatch(new RegExp(`<a href="">${messages.page.reload}</a>`));
});
