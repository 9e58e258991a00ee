import type { LegalText } from '../legal.ts';

export const accessibilityText: LegalText = {
  en: {
    title: 'Accessibility',
    lead: 'We want everyone to be able to read this site and to book. Here is how far we are.',
    sections: [
      {
        id: 'aim',
        title: 'What we aim for',
        body: [
          'The site aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
          [
            'Everything works with the keyboard alone, and the focus is always visible.',
            'Text has enough contrast in the light and the dark theme, and can be enlarged to 200%.',
            'Movement stops when your system asks for less of it.',
            'Without JavaScript you can read the site, book, write to us and subscribe to the newsletter. Paying needs it.',
            'English and European Portuguese; a passage in the other language is marked as such.',
          ],
        ],
      },
      {
        id: 'tested',
        title: 'How it is tested',
        body: [
          'Automatic checks look for known faults in both languages, on wide and narrow screens, in the light and the dark theme. Further tests use the keyboard only. These are our own tests: no outside body has audited the site yet.',
        ],
      },
      {
        id: 'limits',
        title: 'Known limits',
        body: [
          [
            'Some articles and case studies may exist in English only.',
            'The map on the contact page is a drawing. The address is beside it in words.',
            'Sites to which we link may be less accessible than this one.',
          ],
        ],
      },
      {
        id: 'tell-us',
        title: 'Tell us what does not work for you',
        body: [
          'Write to [{email}](mailto:{email}) or call [{phone}]({tel}). Say which page it is and what happened, and we will help you by email or phone until it is fixed. You can also use the [complaints book](/complaints).',
        ],
      },
    ],
  },
  pt: {
    title: 'Acessibilidade',
    lead: 'Queremos que todas as pessoas possam ler este site e marcar consulta. Eis o que já fizemos.',
    sections: [
      {
        id: 'aim',
        title: 'O nosso objetivo',
        body: [
          'O site procura cumprir as Diretrizes de Acessibilidade para o Conteúdo da Web (WCAG) 2.2, nível AA.',
          [
            'Tudo funciona só com o teclado, e o foco está sempre visível.',
            'O texto tem contraste suficiente no tema claro e no escuro, e pode ser ampliado até 200%.',
            'As animações param quando o seu sistema pede menos movimento.',
            'Sem JavaScript pode ler o site, marcar consulta, escrever-nos e subscrever a newsletter. Para pagar, é preciso tê-lo ligado.',
            'Inglês e português europeu; uma passagem na outra língua está marcada como tal.',
          ],
        ],
      },
      {
        id: 'tested',
        title: 'Como é testado',
        body: [
          'Verificações automáticas procuram falhas conhecidas nas duas línguas, em ecrãs largos e estreitos, no tema claro e no escuro. Outros testes usam só o teclado. São testes nossos: nenhuma entidade externa auditou ainda o site.',
        ],
      },
      {
        id: 'limits',
        title: 'Limites conhecidos',
        body: [
          [
            'Alguns artigos e casos de estudo podem existir apenas em inglês.',
            'O mapa da página de contacto é um desenho. A morada está ao lado, por palavras.',
            'Os sites para os quais temos ligações podem ser menos acessíveis do que este.',
          ],
        ],
      },
      {
        id: 'tell-us',
        title: 'Diga-nos o que não funciona',
        body: [
          'Escreva para [{email}](mailto:{email}) ou telefone para [{phone}]({tel}). Diga que página é e o que aconteceu, e ajudamos por e-mail ou telefone até estar resolvido. Pode também usar o [livro de reclamações](/complaints).',
        ],
      },
    ],
  },
};
