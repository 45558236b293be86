import {
  Badge,
  Breadcrumb,
  Button,
  Card,
  EmptyState,
  Pagination,
  Price,
  ProductGrid,
  ProductTile,
  Skeleton,
  Swatch,
} from '../components/index.ts';
import { CordPicture } from './CordPicture.tsx';
import { sampleColours, sampleCords } from './cords.ts';
import { Row, Section } from './Section.tsx';

function Tiles() {
  return (
    <ProductGrid>
      {sampleCords.map((cord) => (
        <li key={cord.name} className="grid">
          <ProductTile
            href={`#${cord.price}`}
            name={cord.name}
            detail="4 mm · nylon · 62 colours"
            picture={<CordPicture colours={cord.colours} />}
            badge={cord.badge && <Badge tone={cord.regular ? 'secondary' : 'primary'}>{cord.badge}</Badge>}
            action={
              <Button variant="quiet" icon="heart" iconOnly size="sm">
                Add to wishlist
              </Button>
            }
            price={
              <Price
                current={cord.price}
                regular={cord.regular}
                currentLabel="Now"
                regularLabel="Was"
                prefix="from"
                unitPrice="€ 0,33 per metre"
                size="sm"
              />
            }
          />
        </li>
      ))}
    </ProductGrid>
  );
}

function LoadingTiles() {
  return (
    <ProductGrid>
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <li key={name} className="grid gap-3">
          <Skeleton className="aspect-square rounded-lg" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </li>
      ))}
    </ProductGrid>
  );
}

export function ProductSection() {
  return (
    <Section id="products" title="Products">
      <Breadcrumb
        label="You are here"
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Paracord', href: '#paracord' },
          { label: 'Paracord 550 Type III', href: '#type-iii' },
        ]}
      />
      <Tiles />
      <Pagination
        label="Pages"
        current={4}
        total={12}
        hrefOf={(page) => `?page=${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(page) => `Page ${page}`}
      />
      <Row title="Swatches: plain, two colours, three, chosen">
        <Swatch colours={sampleColours.forestGreen} label="Forest green" />
        <Swatch colours={sampleColours.white} label="White" />
        <Swatch colours={sampleColours.goldenrodAndBlack} label="Goldenrod and black" />
        <Swatch colours={sampleColours.ocean} label="Ocean" size="lg" />
        <Swatch colours={sampleColours.imperialRed} label="Imperial red" size="lg" selected />
      </Row>
      <Row title="Badges">
        <Badge>Neutral</Badge>
        <Badge tone="primary">New</Badge>
        <Badge tone="secondary">−20 %</Badge>
        <Badge tone="success">In stock</Badge>
        <Badge tone="warning">Few left</Badge>
        <Badge tone="error">Sold out</Badge>
        <Badge tone="info">Made to order</Badge>
      </Row>
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <Price current="€ 12,50" unitPrice="€ 0,42 per metre" vatNote="incl. VAT" size="lg" />
        </Card>
        <Card tone="sunken">
          <Price current="€ 9,95" regular="€ 12,50" currentLabel="Now" regularLabel="Was" size="lg" />
        </Card>
        <Card tone="primary">From 10 pieces: 8 % less for each.</Card>
      </div>
      <LoadingTiles />
      <EmptyState title="No cord has all of these properties" action={<Button>Remove all filters</Button>}>
        Remove a filter, or search for a colour by its name.
      </EmptyState>
    </Section>
  );
}
