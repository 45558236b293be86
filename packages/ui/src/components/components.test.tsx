import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  ActionLink,
  Breadcrumb,
  Button,
  ButtonLink,
  CheckboxField,
  ChoiceGroup,
  Dialog,
  DialogOpener,
  Drawer,
  ErrorSummary,
  Icon,
  LinkProvider,
  Notice,
  Pagination,
  Price,
  ProductTile,
  SelectField,
  Swatch,
  Tabs,
  TextField,
} from './index.ts';

const html = (element: ReactElement) => renderToStaticMarkup(element);
const textOf = (element: ReactElement) => html(element).replace(/<[^>]+>/g, '');

describe('buttons', () => {
  test('a button does not submit unless it is told to', () => {
    expect(html(<Button>Open</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  test('a busy button keeps its name, says what it does and no longer answers', () => {
    const markup = html(
      <Button busy busyLabel="Adding">
        Add to cart
      </Button>,
    );
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=""');
    expect(markup).toMatch(/Add to cart.*role="status".*Adding/);
  });

  test('a button of an icon alone keeps its text for screen readers', () => {
    const markup = html(
      <Button icon="heart" iconOnly>
        Add to wishlist
      </Button>,
    );
    expect(markup).toContain('<span class="sr-only">Add to wishlist</span>');
  });

  test('links go through the provided link component, and are plain anchors without one', () => {
    const link = <ButtonLink href="/rope">Rope</ButtonLink>;
    const routed = html(
      <LinkProvider component={({ href, children }) => <a href={`/nl${href}`}>{children}</a>}>
        {link}
      </LinkProvider>,
    );
    expect(routed).toBe('<a href="/nl/rope">Rope</a>');
    expect(html(link)).toMatch(/^<a href="\/rope"/);
  });
});

describe('fields', () => {
  test('hint and error are tied to the control, which an error marks as invalid', () => {
    const markup = html(
      <TextField id="zip" name="zip" label="Postcode" hint="As 1234 AB" error="Too short" />,
    );
    expect(markup).toContain('<label for="zip"');
    expect(markup).toContain('aria-describedby="zip-hint zip-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toMatch(/id="zip-hint"[^>]*>As 1234 AB/);
    expect(markup).toMatch(/id="zip-error".*Too short/);
  });

  test('a field without hint and error has nothing to describe', () => {
    expect(html(<TextField name="zip" label="Postcode" />)).not.toMatch(/aria-describedby|aria-invalid/);
  });

  test('select and checkbox are labelled the same way', () => {
    const options = [{ value: 'NL', label: 'Netherlands' }];
    expect(html(<SelectField id="c" name="c" label="Country" options={options} />)).toMatch(
      /<label for="c".*<select.*id="c"/,
    );
    expect(html(<CheckboxField id="t" name="t" label="Terms" />)).toMatch(/id="t".*<label for="t"/);
  });

  test('a choice group is a fieldset whose first choice carries the id that a summary leads to', () => {
    const choices = [
      { value: 'home', label: 'At home' },
      { value: 'pickup', label: 'Pickup point' },
    ];
    const markup = html(
      <ChoiceGroup id="way" name="way" legend="Delivery" choices={choices} chosen="pickup" />,
    );
    expect(markup).toMatch(/<fieldset[^>]*><legend[^>]*>Delivery<\/legend>/);
    expect(markup).toMatch(/<input type="radio" id="way"[^>]*value="home"/);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });

  test('the error summary links to each field and vanishes without errors', () => {
    const errors = [{ fieldId: 'zip', message: 'Too short' }];
    expect(html(<ErrorSummary title="Please check" errors={errors} />)).toMatch(
      /role="alert" tabindex="-1".*href="#zip"[^>]*>Too short/,
    );
    expect(html(<ErrorSummary title="Please check" errors={[]} />)).toBe('');
  });
});

describe('dialogs', () => {
  test('a dialog is named by its title and closes by a form, without scripts by a link', () => {
    const markup = html(
      <Dialog id="remove" title="Remove?" closeLabel="Close">
        Really
      </Dialog>,
    );
    expect(markup).toMatch(/<dialog id="remove" aria-labelledby="remove-title"/);
    expect(markup).toMatch(/<h2 id="remove-title"[^>]*>Remove\?/);
    expect(markup).toMatch(/<form[^>]*method="dialog"/);
    expect(markup).toContain('href="#closed"');
  });

  test('an opener commands its dialog and offers a link where scripts are off', () => {
    const markup = html(<DialogOpener dialogId="menu">Menu</DialogOpener>);
    expect(markup).toContain('command="show-modal" commandfor="menu"');
    expect(markup).toMatch(/<span class="hidden no-script:contents"><a href="#menu"/);
  });

  test('a drawer comes from the side it is told', () => {
    const drawer = (side: 'start' | 'end') =>
      html(
        <Drawer id="d" title="Cart" closeLabel="Close" side={side}>
          Empty
        </Drawer>,
      );
    expect(drawer('start')).toContain('drawer-start');
    expect(drawer('end')).toContain('drawer-end');
  });
});

describe('shop', () => {
  test('a reduced price is read as now and was, although the eye sees only a strike', () => {
    const price = <Price current="€ 5" regular="€ 6" currentLabel="Now" regularLabel="Was" />;
    expect(textOf(price)).toBe('Was € 6Now € 5');
    expect(html(price)).toContain('<s>€ 6</s>');
  });

  test('a plain price needs no reading text', () => {
    expect(
      textOf(<Price current="€ 5" currentLabel="Now" unitPrice="€ 0,50 / m" vatNote="incl. VAT" />),
    ).toBe('€ 5€ 0,50 / mincl. VAT');
  });

  test('a tile holds one link, in its heading', () => {
    const markup = html(<ProductTile href="/p" name="Cord" picture={null} price={null} headingLevel={2} />);
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toMatch(/<h2[^>]*><a href="\/p"/);
  });

  test('pages are real links and the current one says so', () => {
    const markup = html(
      <Pagination
        label="Pages"
        current={2}
        total={3}
        hrefOf={(page) => `?p=${page}`}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
      />,
    );
    expect([...markup.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
      '?p=1',
      '?p=1',
      '?p=2',
      '?p=3',
      '?p=3',
    ]);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
    expect(markup).toMatch(/href="\?p=2" aria-label="Page 2" aria-current="page"/);
  });

  test('the last crumb is the current page', () => {
    const items = [
      { label: 'Home', href: '/' },
      { label: 'Rope', href: '/rope' },
    ];
    const markup = html(<Breadcrumb label="You are here" items={items} />);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
    expect(markup).toMatch(/href="\/rope"[^>]*aria-current="page"/);
  });

  test('the cart shows its count in figures and says it in words', () => {
    const markup = html(
      <ActionLink href="/cart" icon="cart" label="Cart" count={120} countLabel="120 articles" />,
    );
    expect(markup).toContain('aria-hidden="true">99+');
    expect(markup).toContain(', 120 articles');
    expect(html(<ActionLink href="/cart" icon="cart" label="Cart" count={0} />)).not.toContain(
      'bg-secondary',
    );
  });

  test('a swatch of several colours fills one slice each', () => {
    expect(
      html(<Swatch colours={['#111111', '#222222', '#333333']} label="Trio" />).match(/<path /g),
    ).toHaveLength(3);
    expect(html(<Swatch colours={['#111111']} />)).toContain('fill="#111111"');
  });
});

describe('messages', () => {
  test('an error interrupts, other news wait, and what was there all along is a note', () => {
    expect(html(<Notice tone="error">x</Notice>)).toContain('role="alert"');
    expect(html(<Notice tone="success">x</Notice>)).toContain('role="status"');
    expect(html(<Notice still>x</Notice>)).toContain('role="note"');
  });

  test('an icon is silent beside a text and named when it stands alone', () => {
    expect(html(<Icon name="leaf" />)).not.toContain('sr-only');
    expect(textOf(<Icon name="leaf" label="Natural" />)).toBe('Natural');
  });

  test('tabs are plain headings and jump links until scripts run', () => {
    const tabs = [
      { id: 'about', title: 'About', content: 'A cord' },
      { id: 'facts', title: 'Facts', content: '4 mm' },
    ];
    const markup = html(<Tabs label="More" tabs={tabs} />);
    expect(markup).not.toContain('role="tab');
    expect(markup).toContain('<a id="facts-tab" href="#facts"');
    expect(markup).toMatch(/<section id="facts"[^>]*>.*<h2[^>]*>Facts<\/h2>4 mm/);
  });
});
