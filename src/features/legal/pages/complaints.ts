import type { LegalText } from '../legal.ts';

export const complaintsText: LegalText = {
  en: {
    title: 'Complaints book',
    lead: 'Something went wrong? Tell us first if you like, or complain officially at once. Both are free.',
    sections: [
      {
        id: 'us',
        title: 'Tell us',
        body: [
          'Write to [{email}](mailto:{email}) or call [{phone}]({tel}). Often that is the shortest way. You do not have to: each of the ways below is open to you at any time.',
        ],
      },
      {
        id: 'book',
        title: 'The complaints book',
        body: [
          'Every company in Portugal has a complaints book. Ours is online at [livroreclamacoes.pt](https://www.livroreclamacoes.pt), the site of the Portuguese authorities, and on paper at our address, {street}, {city}. We have 15 working days to answer a complaint there.',
        ],
      },
      {
        id: 'disputes',
        title: 'Settling a dispute out of court',
        body: [
          'A consumer in a dispute with us can turn to an arbitration centre for consumer conflicts. For the Lisbon area this is the [Centro de Arbitragem de Conflitos de Consumo de Lisboa](https://www.centroarbitragemlisboa.pt).',
          'A consumer is a person who orders for a purpose outside a business. The other centres are listed on the [consumer portal](https://www.consumidor.gov.pt) of the Direção-Geral do Consumidor.',
        ],
      },
      {
        id: 'data',
        title: 'Complaints about personal data',
        body: [
          'The [Comissão Nacional de Proteção de Dados](https://www.cnpd.pt) is responsible for these. What we store is described under [Privacy](/privacy).',
        ],
      },
    ],
  },
  pt: {
    title: 'Livro de reclamações',
    lead: 'Algo correu mal? Fale primeiro connosco, se quiser, ou reclame desde logo. É sempre gratuito.',
    sections: [
      {
        id: 'us',
        title: 'Fale connosco',
        body: [
          'Escreva para [{email}](mailto:{email}) ou telefone para [{phone}]({tel}). Muitas vezes é o caminho mais curto. Não é obrigatório: qualquer das vias abaixo está aberta a todo o momento.',
        ],
      },
      {
        id: 'book',
        title: 'O livro de reclamações',
        body: [
          'Todas as empresas em Portugal têm livro de reclamações. O nosso está online em [livroreclamacoes.pt](https://www.livroreclamacoes.pt), o site das autoridades portuguesas, e em papel na nossa morada, {street}, {city}. Temos 15 dias úteis para responder a uma reclamação aí feita.',
        ],
      },
      {
        id: 'disputes',
        title: 'Resolver um litígio fora do tribunal',
        body: [
          'O consumidor em litígio connosco pode recorrer a um centro de arbitragem de conflitos de consumo. Na região de Lisboa é o [Centro de Arbitragem de Conflitos de Consumo de Lisboa](https://www.centroarbitragemlisboa.pt).',
          'Consumidor é quem encomenda para fins alheios a uma atividade profissional. Os outros centros constam do [Portal do Consumidor](https://www.consumidor.gov.pt) da Direção-Geral do Consumidor.',
        ],
      },
      {
        id: 'data',
        title: 'Reclamações sobre dados pessoais',
        body: [
          'Para estas é competente a [Comissão Nacional de Proteção de Dados](https://www.cnpd.pt). O que guardamos está descrito em [Privacidade](/privacy).',
        ],
      },
    ],
  },
};
