import type { SampleTestimonial } from './sample-content.ts';

export const sampleTestimonials: SampleTestimonial[] = [
  {
    id: 'ingrid-solheim',
    name: 'Ingrid Solheim',
    position: 'Managing Director',
    positionPt: 'Diretora-geral',
    company: 'Halden & Sons',
    imageUrl: null,
    figure: 'armchair',
    rating: 5,
    testimonial:
      'They told us no twice in the first week. Both times it saved us money, and the shop opened on the Saturday we had promised our suppliers.',
    testimonialPt:
      'Disseram-nos que não duas vezes na primeira semana. Das duas vezes poupámos dinheiro, e a loja abriu no sábado que tínhamos prometido aos fornecedores.',
    featured: true,
  },
  {
    id: 'marcus-oyelaran',
    name: 'Marcus Oyelaran',
    position: 'Co-founder',
    positionPt: 'Cofundador',
    company: 'Kestrel Analytics',
    imageUrl: null,
    figure: 'kestrel',
    rating: 5,
    testimonial:
      'I had a folder with nineteen browser tabs of contradictory advice. After one call I had a single page with dates on it.',
    testimonialPt:
      'Tinha dezanove separadores abertos com conselhos contraditórios. Depois de uma chamada, fiquei com uma única página com datas.',
    featured: true,
  },
  {
    id: 'beatriz-antunes',
    name: 'Beatriz Antunes',
    position: 'Owner',
    positionPt: 'Proprietária',
    company: 'Oliva Rara',
    imageUrl: null,
    figure: 'olive',
    rating: 5,
    testimonial:
      'My mother can use the shop’s back office. I did not think I would ever write that sentence about VAT in six countries.',
    testimonialPt:
      'A minha mãe consegue usar o painel da loja. Nunca pensei escrever esta frase sobre IVA em seis países.',
    featured: true,
  },
  {
    id: 'maria-leonor-albuquerque',
    name: 'Maria Leonor de Vasconcelos Teixeira e Albuquerque',
    position: 'Partner and head of reservations',
    positionPt: 'Sócia e responsável pelas reservas',
    company: 'Maré Houses',
    imageUrl: null,
    figure: 'key',
    rating: 4,
    testimonial:
      'The diary is now in a drawer. I still miss writing in it, which is why this is four stars and not five. The commission I do not miss.',
    testimonialPt:
      'A agenda está agora numa gaveta. Ainda tenho saudades de escrever nela, e por isso são quatro estrelas e não cinco. Da comissão não tenho saudades.',
    featured: true,
  },
  {
    id: 'noor-el-amin',
    name: 'Noor El-Amin',
    position: 'Founder',
    positionPt: 'Fundadora',
    company: 'Tessera Trading',
    imageUrl: null,
    figure: 'parcel',
    rating: 5,
    testimonial:
      'Every message from the bank reached me already answered. I signed four times and asked one question twice. Nobody sighed.',
    testimonialPt:
      'Cada mensagem do banco chegou-me já com resposta. Assinei quatro vezes e fiz a mesma pergunta duas. Ninguém suspirou.',
    featured: true,
  },
  {
    id: 'genevieve-tremblay',
    name: 'Geneviève Tremblay',
    position: 'Creative Director',
    positionPt: 'Diretora criativa',
    company: 'Atelier Tinto',
    imageUrl: null,
    figure: 'scissors',
    rating: 5,
    testimonial:
      'Four contracts, four payslips, all correct on the first of the month. In Montréal it took us longer to choose the chairs.',
    testimonialPt:
      'Quatro contratos, quatro recibos de vencimento, tudo certo no dia 1. Em Montreal demorámos mais a escolher as cadeiras.',
    featured: false,
  },
  {
    id: 'simon-achterberg',
    name: 'Simon Achterberg',
    position: 'Clinical Director',
    positionPt: 'Diretor clínico',
    company: 'Brightside Dental',
    imageUrl: null,
    figure: 'tooth',
    rating: 4,
    testimonial:
      'The record of processing is twelve pages and I have read all of them. That is praise. The workshops could have been shorter.',
    testimonialPt:
      'O registo de tratamentos tem doze páginas e li-as todas. É um elogio. As sessões de trabalho podiam ter sido mais curtas.',
    featured: false,
  },
  {
    id: 'kenji',
    name: 'Kenji',
    position: 'Ceramicist',
    positionPt: 'Ceramista',
    company: 'Forno Pequeno',
    imageUrl: null,
    figure: 'bowl',
    rating: 5,
    testimonial:
      'I make about forty bowls a month. They told me that I did not need a company yet, and charged me nothing for saying so.',
    testimonialPt:
      'Faço cerca de quarenta taças por mês. Disseram-me que ainda não precisava de uma empresa, e não cobraram nada por isso.',
    featured: false,
  },
  {
    id: 'aoife-brennan',
    name: 'Aoife Brennan',
    position: 'Head of Operations',
    positionPt: 'Diretora de operações',
    company: 'Saltwort Foods',
    imageUrl: null,
    figure: 'bread',
    rating: 4,
    testimonial:
      'The report arrives on Friday at four and fits on one page. In week nine it said that we should stop one campaign. We stopped it.',
    testimonialPt:
      'O relatório chega à sexta-feira às quatro e cabe numa página. Na nona semana dizia que devíamos parar uma campanha. Parámos.',
    featured: false,
  },
  {
    id: 'luca-ferrante',
    name: 'Luca Ferrante',
    position: 'Founder',
    positionPt: 'Fundador',
    company: 'Ferrante Cycles',
    imageUrl: null,
    figure: 'lorry',
    rating: 3,
    testimonial:
      'The bank took five weeks longer than planned. They warned us in writing that it might, and did not charge for the extra time. It was still five weeks.',
    testimonialPt:
      'O banco demorou mais cinco semanas do que o previsto. Tinham avisado por escrito e não cobraram o tempo a mais. Foram cinco semanas na mesma.',
    featured: false,
  },
  {
    id: 'paulo-figueiredo',
    name: 'Paulo Figueiredo',
    position: 'Chief Financial Officer',
    positionPt: 'Diretor financeiro',
    company: 'Norte Têxtil',
    imageUrl: null,
    figure: 'spool',
    rating: 5,
    testimonial:
      'We are Portuguese and thought that we knew the forms. They found two deadlines that we had been meeting by luck.',
    testimonialPt:
      'Somos portugueses e achávamos que conhecíamos os impressos. Encontraram dois prazos que andávamos a cumprir por sorte.',
    featured: false,
  },
];
