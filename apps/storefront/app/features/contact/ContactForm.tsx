import { TextAreaField } from '@bowline/ui/components';
import { ContactFormFrame } from './ContactFormFrame.tsx';
import { useContactForm } from './use-contact-form.ts';
import { WriterFields } from './WriterFields.tsx';

/** A message to the shop. */
export function ContactForm() {
  const state = useContactForm('contact');
  return (
    <ContactFormFrame form="contact" state={state}>
      <WriterFields state={state} />
      <TextAreaField {...state.field('message')} rows={7} required />
    </ContactFormFrame>
  );
}
