import {
  Chip,
  ChipContent,
  chipClasses,
  OptionSwatch,
  OptionTick,
  SidePanel,
  SidePanelOpener,
} from '../components/index.ts';
import { sampleColours } from './cords.ts';
import { Row, Section } from './Section.tsx';

const tick = (name: string, label: string, count: string, isChosen = false) => (
  <OptionTick name={name} value={label} label={label} count={count} defaultChecked={isChosen} />
);

export function ListingSection() {
  return (
    <Section id="listing" title="Filters of a listing">
      <Row title="Choices in force, each taken back by its chip">
        <Chip href="#listing" label="Remove filter: Colour Forest green">
          Colour: Forest green
        </Chip>
        <a href="#listing" className={chipClasses}>
          <ChipContent label="Remove filter: Diameter 4 mm">Diameter: 4 mm</ChipContent>
        </a>
      </Row>
      <div className="grid gap-8 lg:grid-cols-[16rem_1fr]">
        <SidePanel id="gallery-filters" title="Filters" closeLabel="Close">
          <div className="grid grid-cols-3">
            <OptionSwatch
              name="c"
              value="g"
              label="Green"
              count="474"
              colours={sampleColours.forestGreen}
              defaultChecked
            />
            <OptionSwatch name="c" value="w" label="White" count="181" colours={sampleColours.white} />
            <OptionSwatch name="c" value="m" label="Multicolour" count="158" colours={sampleColours.ocean} />
          </div>
          {tick('d', '3 mm', '330')}
          {tick('d', '4 mm', '1,792', true)}
          {tick('m', 'Polyester with a reflective tracer in every second strand', '12')}
        </SidePanel>
        <Row title="Beside its content on wide screens, on phones a drawer">
          <SidePanelOpener panelId="gallery-filters" icon="filter">
            Filters
          </SidePanelOpener>
        </Row>
      </div>
    </Section>
  );
}
