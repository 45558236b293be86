import {
  Accordion,
  Button,
  Dialog,
  DialogOpener,
  Drawer,
  Notice,
  type NoticeTone,
  Tabs,
} from '../components/index.ts';
import { Row, Section } from './Section.tsx';

const tones: readonly NoticeTone[] = ['info', 'success', 'warning', 'error'];

const tabs = [
  { id: 'description', title: 'Description', content: <p>Seven strands inside a woven nylon sheath.</p> },
  { id: 'specifications', title: 'Specifications', content: <p>Diameter 4 mm, breaking load 250 kg.</p> },
  { id: 'shipping', title: 'Shipping', content: <p>Sent today when ordered before 16:00.</p> },
  { id: 'reviews', title: 'Reviews', content: <p>4.8 of 5 from 312 makers.</p> },
];

function Overlays() {
  return (
    <>
      <Row title="Dialog and drawers">
        <DialogOpener dialogId="sample-dialog">Open dialog</DialogOpener>
        <DialogOpener dialogId="sample-filters" icon="filter">
          Filters
        </DialogOpener>
        <DialogOpener dialogId="sample-cart" icon="cart" variant="primary">
          Cart
        </DialogOpener>
      </Row>
      <Dialog
        id="sample-dialog"
        title="Remove this article?"
        closeLabel="Close"
        footer={
          <>
            <Button>Keep it</Button>
            <Button variant="danger">Remove</Button>
          </>
        }
      >
        <p>You can put it back from the wishlist, where we keep it for you.</p>
      </Dialog>
      <Drawer id="sample-filters" title="Filters" closeLabel="Close filters">
        <p>Colour, diameter, material.</p>
      </Drawer>
      <Drawer id="sample-cart" title="Your cart" closeLabel="Close cart" side="end">
        <p>Nothing here yet.</p>
      </Drawer>
    </>
  );
}

export function MessageSection() {
  return (
    <Section id="messages" title="Messages, dialogs, folded text">
      {tones.map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title={`A notice of tone ${tone}`}
          action={tone === 'error' ? <Button size="sm">Try again</Button> : undefined}
        >
          It says what happened, what was kept and what to do next.
        </Notice>
      ))}
      <Overlays />
      <Tabs label="About this cord" headingLevel={3} tabs={tabs} />
      <Accordion
        openId="hold"
        group="gallery-questions"
        items={[
          { id: 'hold', summary: 'How much does a 4 mm cord hold?', content: <p>About 250 kg, at rest.</p> },
          { id: 'wash', summary: 'Can I wash it?', content: <p>At 30 °C, in a bag, without softener.</p> },
          { id: 'cut', summary: 'How do I keep the ends from fraying?', content: <p>Melt them briefly.</p> },
        ]}
      />
      <div className="prose">
        <h3>Text from the editors</h3>
        <p>
          A bowline makes a loop that neither slips nor jams. Read <a href="#knots">more about knots</a>, or
          learn it in three steps:
        </p>
        <ol>
          <li>Make a small loop.</li>
          <li>Bring the end up through it and round behind the standing part.</li>
          <li>Lead it back down through the loop and pull.</li>
        </ol>
        <blockquote>The rabbit comes out of the hole, round the tree, and back down the hole.</blockquote>
      </div>
    </Section>
  );
}
