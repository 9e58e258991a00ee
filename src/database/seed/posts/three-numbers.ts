import type { SamplePost } from '../sample-content.ts';

export const threeNumbers: SamplePost = {
  id: 'three-numbers',
  slug: 'three-numbers',
  title: 'NIF, NISS and NIPC, the three numbers everyone will ask you for',
  titlePt: 'NIF, NISS e NIPC, os três números que toda a gente lhe vai pedir',
  summary:
    'What each one is, who gives it to you, and why the order matters more than the paperwork.',
  summaryPt: 'O que é cada um, quem o atribui e porque a ordem pesa mais do que a papelada.',
  content: `Portugal knows you by numbers before it knows you by name. There are three that matter in the first month, they come from three different offices, and each of the forms asks for one of the others.

The NIF is the tax number of a person. It has nine digits and comes from the tax authority, at a Finanças counter or through someone who holds your power of attorney. You need it to sign a lease, to open an account and to appear in the register as a founder. It is the first number, and nothing useful happens before it.

If you live outside the European Union and will have obligations here, the tax authority wants a way to reach you: a representative in Portugal, or in many cases your agreement to receive its letters electronically. The second is cheaper. It also means that the letters count as read whether you opened them or not.

The NIPC is the number of the company. It also has nine digits, it is given by the national register of legal persons when the company is registered, and from then on it is the company’s tax number as well. There is no separate NIF to apply for, whatever a form may suggest.

The NISS is the Social Security number. It has eleven digits and belongs to people who work, people who are paid, and companies, which receive one of their own. A manager of a company is normally covered as well, even the only one. There are exceptions for some unpaid managers who already contribute elsewhere, and they are worth checking before the first month, not after it.

So the order is: NIF for each founder, then the company and its NIPC, then the start of activity with the tax authority, for which you have fifteen days, and then the NISS of whoever will work. Each step uses a number from the step before it.

Most delays that we see are not refusals. They are someone standing at the third counter without the paper from the first. Write the three numbers on one page, with the date on which each arrived, and keep a copy where you can read it by telephone. You will be asked for it this week.`,
  contentPt: `Portugal conhece-nos por números antes de nos conhecer pelo nome. Há três que contam no primeiro mês, vêm de três serviços diferentes, e cada impresso pede um dos outros.

O NIF é o número fiscal de uma pessoa. Tem nove algarismos e é atribuído pela Autoridade Tributária, num balcão das Finanças ou através de quem tenha procuração para isso. É preciso para assinar um arrendamento, para abrir uma conta e para constar do registo como fundador. É o primeiro número, e nada de útil acontece antes dele.

Para quem vive fora da União Europeia e vai ter obrigações cá, a Autoridade Tributária quer uma forma de contacto: um representante em Portugal ou, em muitos casos, a adesão às notificações eletrónicas. A segunda sai mais barata. Significa também que as cartas contam como lidas, quer tenham sido abertas ou não.

O NIPC é o número da empresa. Tem igualmente nove algarismos, é atribuído pelo Registo Nacional de Pessoas Coletivas quando a empresa é registada e, a partir daí, é também o número fiscal da empresa. Não há um NIF à parte para pedir, por muito que um impresso o sugira.

O NISS é o número da Segurança Social. Tem onze algarismos e pertence a quem trabalha, a quem é pago e às empresas, que recebem um próprio. O gerente de uma empresa também está, em regra, abrangido, mesmo quando é o único. Há exceções para alguns gerentes não remunerados que já descontam noutro lado, e convém verificá-las antes do primeiro mês, não depois.

A ordem é, portanto: NIF de cada fundador, depois a empresa e o seu NIPC, depois o início de atividade nas Finanças, para o qual há quinze dias, e por fim o NISS de quem vai trabalhar. Cada passo usa um número do passo anterior.

A maioria dos atrasos que vemos não são recusas. São pessoas no terceiro balcão sem o papel do primeiro. Escreva os três números numa só página, com a data em que cada um chegou, e guarde uma cópia onde a possa ler ao telefone. Vão pedir-lha ainda esta semana.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-three-numbers.svg',
  tags: ['company setup', 'tax'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  caseStudyId: 'halden',
  isPremium: false,
  createdAt: '2026-11-10T09:00:00.000Z',
};
