import {
  Button,
  ButtonLink,
  type ButtonVariant,
  Icon,
  type IconName,
  iconPaths,
  KnotMark,
  Logo,
  Spinner,
} from '../components/index.ts';
import { Row, Section } from './Section.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const iconNames = Object.keys(iconPaths) as IconName[];

export function ControlSection() {
  return (
    <Section id="controls" title="Buttons and icons">
      {variants.map((variant) => (
        <Row key={variant} title={variant}>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Add to cart</Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant} icon="cart">
            With icon
          </Button>
          <Button variant={variant} icon="heart" iconOnly>
            Add to wishlist ({variant})
          </Button>
          <Button variant={variant} busy busyLabel="Adding to cart">
            Add to cart
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink variant={variant} href="#controls">
            A link
          </ButtonLink>
        </Row>
      ))}
      <Row title="Icons">
        {iconNames.map((name) => (
          <Icon key={name} name={name} label={name} size="lg" />
        ))}
        <Icon name="heart" label="heart, filled" size="lg" filled />
        <Icon name="star" label="star, filled" size="lg" filled />
      </Row>
      <Row title="Marks">
        <KnotMark className="size-24" />
        <KnotMark className="size-12" />
        <KnotMark className="size-6" />
        <Logo name="Bowline" size="lg" />
        <Spinner label="Loading" size="lg" />
      </Row>
    </Section>
  );
}
