import { Button, FooterColumn, FooterFrame, Icon, Link, Logo, TextField } from '../components/index.ts';

const footerLinks = {
  Service: ['Delivery', 'Returns', 'Frequently asked questions', 'Contact'],
  Shop: ['Paracord', 'Rope', 'Leather', 'Gift cards'],
  Company: ['About us', 'For business', 'Privacy', 'Terms'],
};

export function GalleryFooter() {
  return (
    <FooterFrame
      lead={
        <div className="grid gap-4">
          <Logo name="Bowline" size="lg" />
          <p className="text-text-muted">
            Cord, rope and everything to make something of it, since the first knot.
          </p>
          <p className="inline-flex items-center gap-2">
            <Icon name="phone" size="sm" /> +31 20 000 0000
          </p>
          <form action="#newsletter" className="grid gap-3">
            <TextField name="email" type="email" label="New colours by e-mail" autoComplete="email" />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary">
                Subscribe
              </Button>
              <Button>What we send</Button>
            </div>
          </form>
        </div>
      }
      columns={Object.entries(footerLinks).map(([title, links]) => (
        <FooterColumn key={title} title={title}>
          {links.map((label) => (
            <li key={label}>
              <Link href={`#${label}`}>{label}</Link>
            </li>
          ))}
        </FooterColumn>
      ))}
      closing={
        <>
          <span>© Bowline</span>
          <span>All prices include VAT</span>
        </>
      }
    />
  );
}
