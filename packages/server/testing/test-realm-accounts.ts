/** Account settings of a realm with a custom field, a dropdown and terms. */
export const accountSettings = {
  fields: [
    { id: 'name', required: true },
    { id: 'email', type: 'email', required: true },
    { id: 'address', type: 'dropdown' },
    { id: 'phoneNumber', type: 'phoneNumber' },
    { id: 'birthDate', type: 'birthDate' },
    { id: 'gender', type: 'gender' },
    { id: 'cinema', label: { en: 'Favourite cinema', es: 'Cine favorito' }, maxLength: 20 },
    {
      id: 'seat',
      type: 'dropdown',
      required: true,
      label: { en: 'Seat' },
      options: [
        { value: 'front', label: { en: 'Front', es: 'Delante' } },
        { value: 'back', label: { en: 'Back' } },
      ],
    },
  ],
  consents: [
    {
      fieldName: 'terms',
      required: true,
      label: { en: 'Terms', es: 'Condiciones' },
      text: { en: 'I agree.', es: 'Acepto.' },
    },
    {
      fieldName: 'about',
      fieldType: 'INFORMATION_TEXT',
      required: true,
      label: { en: 'About' },
      text: { en: 'We keep what you watch.' },
    },
    { fieldName: 'news', ticked: true, marketing: true, label: { en: 'News' }, text: { en: 'Tell me.' } },
    {
      fieldName: 'offers',
      marketing: true,
      scopes: ['purchase'],
      label: { en: 'Offers' },
      text: { en: 'Show me.' },
    },
  ],
} as const;
