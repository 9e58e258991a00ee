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
          'The site aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
          [
            'Everything works with the keyboard alone, and the focus is always visible.',
            'Text has enough contrast in the light and the dark theme, and can be enlarged to 200 %.',
            'Movement stops when your system asks for less of it.',
            'Every page reads without JavaScript; forms then say how to reach us instead.',
            'English and European Portuguese; a passage in the other language is marked as such.',
          ],
        ],
      },
      {
        id: 'tested',
        title: 'How it is tested',
        body: [
          'Automatic checks look for known faults in both languages, on wide and narrow screens, in light and dark. Further tests use pages by keyboard only. These are our own tests: no outside body has audited the site yet.',
        ],
      },
      {
        id: 'limits',
        title: 'Known limits',
        body: [
          [
            'Some articles and case studies may exist in English only.',
            'The map on the contact page is a drawing. The address stands beside it in words.',
            'Sites to which we link may be less accessible than this one.',
          ],
        ],
      },
      {
        id: 'tell-us',
        title: 'Tell us what stops you',
        body: [
          'Write to [{email}](mailto:{email}) or call [{phone}]({tel}). Say which page it is and what happened, and we help you by mail or phone until it is mended. You can also use the [complaints book](/complaints).',
        ],
      },
    ],
  },
  pt: {
    title: 'Acessibilidade',
    lead: 'Queremos que todas as pessoas possam ler este sítio e marcar consulta. Eis onde estamos.',
    sections: [
      {
        id: 'aim',
        title: 'O que procuramos',
        body: [
          'O sítio procura cumprir as Diretrizes de Acessibilidade para o Conteúdo da Web (WCAG) 2.2, nível AA.',
          [
            'Tudo funciona só com o teclado, e o foco está sempre visível.',
            'O texto tem contraste suficiente no tema claro e no escuro, e pode ser ampliado até 200 %.',
            'O movimento para quando o seu sistema pede menos animação.',
            'Todas as páginas se leem sem JavaScript; os formulários indicam então como nos contactar.',
            'Inglês e português europeu; uma passagem na outra língua está marcada como tal.',
          ],
        ],
      },
      {
        id: 'tested',
        title: 'Como é testado',
        body: [
          'Verificações automáticas procuram falhas conhecidas nas duas línguas, em ecrãs largos e estreitos, no claro e no escuro. Outros testes usam páginas só com o teclado. São testes nossos: nenhuma entidade externa auditou ainda o sítio.',
        ],
      },
      {
        id: 'limits',
        title: 'Limites conhecidos',
        body: [
          [
            'Alguns artigos e casos de estudo podem existir apenas em inglês.',
            'O mapa da página de contacto é um desenho. A morada está ao lado, por palavras.',
            'Os sítios para os quais temos ligações podem ser menos acessíveis do que este.',
          ],
        ],
      },
      {
        id: 'tell-us',
        title: 'Diga-nos o que o impede',
        body: [
          'Escreva para [{email}](mailto:{email}) ou telefone para [{phone}]({tel}). Diga que página é e o que aconteceu, e ajudamos por e-mail ou telefone até estar resolvido. Pode também usar o [livro de reclamações](/complaints).',
        ],
      },
    ],
  },
};
