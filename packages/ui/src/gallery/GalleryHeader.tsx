import {
  ActionLink,
  Button,
  DialogOpener,
  Drawer,
  HeaderFrame,
  Icon,
  Link,
  Logo,
  type NavigationItem,
  NavigationMenu,
  SkipLink,
  VisuallyHidden,
} from '../components/index.ts';

const departments: readonly NavigationItem[] = [
  {
    label: 'Paracord',
    href: '#paracord',
    items: [
      { label: 'Type III 550', href: '#type-iii' },
      { label: 'Type I 100', href: '#type-i' },
      { label: 'Microcord', href: '#microcord' },
    ],
  },
  { label: 'Rope', href: '#rope', items: [{ label: 'Cotton', href: '#cotton' }] },
  { label: 'Leather & BioThane', href: '#leather' },
  { label: 'Buckles & hardware', href: '#hardware' },
  { label: 'Tools', href: '#tools' },
];

function SearchForm() {
  return (
    <search>
      <form action="#search" className="relative">
        <label>
          <VisuallyHidden>Search</VisuallyHidden>
          <input
            type="search"
            name="q"
            className="control pe-12"
            placeholder="Search 4,000 cords and colours"
          />
        </label>
        <Button type="submit" variant="quiet" icon="search" iconOnly className="absolute end-0 top-0">
          Search
        </Button>
      </form>
    </search>
  );
}

export function GalleryHeader() {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <HeaderFrame
        announcement={
          <>
            <span className="inline-flex items-center gap-2">
              <Icon name="truck" size="sm" /> Ordered before 16:00, sent today
            </span>
            <Link href="#country" className="hidden items-center gap-2 hover:underline sm:inline-flex">
              <Icon name="globe" size="sm" /> Nederland · €
            </Link>
          </>
        }
        menuOpener={
          <DialogOpener dialogId="menu" variant="quiet" icon="menu" iconOnly>
            Menu
          </DialogOpener>
        }
        logo={
          <Link href="#home">
            <Logo name="Bowline" />
          </Link>
        }
        search={<SearchForm />}
        actions={
          <>
            <ActionLink href="#account" icon="user" label="Account" />
            <ActionLink href="#wishlist" icon="heart" label="Wishlist" />
            <ActionLink href="#cart" icon="cart" label="Cart" count={3} countLabel="3 articles" />
          </>
        }
        navigation={
          <NavigationMenu
            label="Departments"
            items={departments}
            allLabel={(parent) => `All ${parent.label}`}
          />
        }
      />
      <Drawer id="menu" title="Menu" closeLabel="Close menu">
        <ul className="grid gap-1">
          {departments.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                className="flex min-h-target items-center justify-between hover:text-link"
              >
                {item.label} <Icon name="chevron-right" size="sm" />
              </Link>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
